import type { PageContent } from "../sections";

export const benefitMembership = {
  title: "Membership: rooms, appointments and boats",
  description:
    "Book as a member: hotels, clinics, tours, hair, fitness, coffee and a yacht. How a booking runs, what it costs, and how to cancel it.",
  district: "benefit",
  sections: [
    {
      kind: "opening",
      title: "Where members put their feet up",
      lead: "Book hotels, clinics, tours and more as a holder. You pay the house for what you use; asking and cancelling cost nothing with us.",
      actions: [
        { label: "Choose what to book", below: "cards", isPrimary: true },
        { label: "How to book, in Korean", page: "reservation2" },
      ],
      sceneAlt:
        "A hotel front desk at night seen from the lobby: a key wall, a bell, a Society concierge with a moustache, a HA_G kid asleep on a pile of suitcases.",
    },
    {
      kind: "cards",
      ground: "night",
      sample: "member-bookings",
      title: "Eight doors",
      body: "The houses behind them change with the season; a booking names its house before you confirm.",
      items: [
        {
          icon: "bed",
          label: "Stay",
          title: "Hotels",
          body: "A room with breakfast and a late check-out.",
          action: { label: "Book now: hotel", page: "reservation/hotel" },
        },
        {
          icon: "clinic",
          label: "Care",
          title: "Plastic surgery",
          body: "A first consultation with a doctor. Whether anything follows is between you two.",
          action: { label: "Book now: consultation", page: "reservation/plasticSurgery" },
        },
        {
          icon: "eye",
          label: "Care",
          title: "Eye clinic",
          body: "An examination, with time for questions and none for selling.",
          action: { label: "Book now: eye clinic", page: "reservation/eyeClinic" },
        },
        {
          icon: "compass",
          label: "Go",
          title: "Tours",
          body: "A day in a city with someone who grew up there.",
          action: { label: "Book now: tour", dialog: "booking" },
        },
        {
          icon: "scissors",
          label: "Groom",
          title: "Hair salon",
          body: "Any colour a HA_G would wear, and calmer ones.",
          action: { label: "Book now: hair", dialog: "booking" },
        },
        {
          icon: "dumbbell",
          label: "Move",
          title: "Fitness",
          body: "A trial week with a trainer for the first hour.",
          action: { label: "Book now: fitness", dialog: "booking" },
        },
        {
          icon: "cup",
          label: "Sip",
          title: "Coffee",
          body: "A table at the window and a cup on the house.",
          action: { label: "Book now: coffee", dialog: "booking" },
        },
        {
          icon: "boat",
          label: "Float",
          title: "Yacht tour",
          body: "Two hours on the water. Weather decides, and it does not take bribes.",
          action: { label: "Book now: yacht", dialog: "booking" },
        },
      ],
    },
    {
      kind: "timeline",
      ground: "paper",
      title: "The life of a booking",
      body: "What happens after you press the button.",
      states: { done: "yours", now: "ours", next: "both" },
      items: [
        {
          when: "At once",
          title: "You get a number",
          body: "The request is stored under it. Pressing twice does not book twice.",
          state: "done",
        },
        {
          when: "Two working days",
          title: "We ask the house",
          body: "You hear yes, no, or another date. A clinic may call you itself.",
          state: "now",
        },
        {
          when: "Until the day before",
          title: "You may cancel",
          body: "On My page if you signed in, otherwise by e-mail with your number. It costs nothing with us.",
          state: "done",
        },
        {
          when: "The day",
          title: "You show up",
          body: "With the wallet you booked with. What you pay there, you pay to the house.",
          state: "next",
        },
      ],
    },
    {
      kind: "questions",
      ground: "night",
      title: "Asked at the front desk",
      body: "Answered without a bell.",
      items: [
        {
          question: "Do you earn from my booking?",
          answer:
            "If a house pays us for bringing you, the confirmation says so. The price you pay there does not rise because of it.",
        },
        {
          question: "Is medical advice part of membership?",
          answer:
            "No. We book a time with a licensed clinic and know nothing about medicine. What you tell the clinic goes to the clinic; we keep only what the form asks for.",
        },
        {
          question: "Can a friend go instead of me?",
          answer:
            "To hotels, tours and tables: yes, tell us the name. To a clinic: no, an appointment is for one person.",
        },
      ],
    },
  ],
  dialogs: [
    {
      id: "booking",
      title: "Book by e-mail",
      blocks: [
        "This house has no form yet; a person books it for you. Write to us and tell us:",
        {
          list: [
            "which city",
            "two dates that suit you, and how many you are",
            "the first and last five characters of your wallet’s address",
          ],
        },
        "Please leave out anything about your health, and never send a recovery phrase. You get an answer with a booking number within two working days.",
      ],
      actions: [
        { label: "Letter: tour", email: 0, subject: "Booking: tour" },
        { label: "Letter: hair salon", email: 0, subject: "Booking: hair salon" },
        { label: "Letter: fitness", email: 0, subject: "Booking: fitness" },
        { label: "Letter: coffee", email: 0, subject: "Booking: coffee" },
        { label: "Letter: yacht tour", email: 0, subject: "Booking: yacht tour" },
      ],
    },
  ],
} as const satisfies PageContent;
