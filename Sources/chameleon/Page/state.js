// What the server has reported: the folder, its screens and their problems.

export const state = {
  name: "Chameleon", folder: "", mayEdit: false, revision: "", screens: [], folderProblems: [],
  /** The ids of screens whose state is that before the last change. */
  pending: [],
};

export const screenWith = (id) => state.screens.find((screen) => screen.id === id);

/** Whether a revision, `BOOT.NUMBER`, is older than another one of the same server. */
export const isOlder = (revision, other) => {
  const [boot, number] = revision.split(".");
  const [otherBoot, otherNumber] = other.split(".");
  return boot === otherBoot && Number(number) < Number(otherNumber);
};
