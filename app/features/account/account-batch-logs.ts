import type { BatchDialogProps } from "~/transactions/batch-dialog-props";
import type { AccountDeed } from "./account-batch";

/**
 * The log keys of each batch's dialog. The catalogue has one key for continuing; trying again after an unanswered plan uses
 * it too.
 */
export const ACCOUNT_BATCH_LOGS: Record<AccountDeed, BatchDialogProps["logs"]> = {
  claim: {
    submit: "myAccount.claimSubmit",
    close: "myAccount.claimClose",
    tryAgain: "myAccount.claimContinue",
    resume: "myAccount.claimContinue",
    done: "myAccount.claimDone",
    explorer: "myAccount.explorer",
  },
  claimCoins: {
    submit: "coinStakingView.claimAllSubmit",
    close: "coinStakingView.claimAllClose",
    tryAgain: "coinStakingView.claimAllContinue",
    resume: "coinStakingView.claimAllContinue",
    done: "coinStakingView.claimAllDone",
    explorer: "coinStakingView.claimAllExplorer",
  },
  claimGrants: {
    submit: "myVesting.claimAllSubmit",
    close: "myVesting.claimAllClose",
    tryAgain: "myVesting.claimAllContinue",
    resume: "myVesting.claimAllContinue",
    done: "myVesting.claimAllDone",
    explorer: "myVesting.claimAllExplorer",
  },
  claimGrantsOfPlan: {
    submit: "vestingPlan.claimAllSubmit",
    close: "vestingPlan.claimAllClose",
    tryAgain: "vestingPlan.claimAllContinue",
    resume: "vestingPlan.claimAllContinue",
    done: "vestingPlan.claimAllDone",
    explorer: "vestingPlan.claimAllExplorer",
  },
  takeBack: {
    submit: "myAccount.takeSubmit",
    close: "myAccount.takeClose",
    tryAgain: "myAccount.takeContinue",
    resume: "myAccount.takeContinue",
    done: "myAccount.takeDone",
    explorer: "myAccount.explorer",
  },
};
